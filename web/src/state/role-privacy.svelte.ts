// Whether my own role is hidden until I press for it: where several people share a screen, others may look over a shoulder.

export const rolePrivacy = $state({
  /** Whether the screen is shared. */
  isOn: false,
  /** Whether the role is pressed for now. */
  isPressed: false,
});

/** Whether my role may be shown now. */
export function isRoleShown(): boolean {
  return !rolePrivacy.isOn || rolePrivacy.isPressed;
}
