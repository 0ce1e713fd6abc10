// A card on its way over the table, as a picture of its own: what it leaves and what it comes to are drawn by others.

const TRAVEL_MS = 420;

export interface Journey {
  svg: string;
  /** Where the element is over which it travels. */
  table: DOMRect;
  from: DOMRect;
  to: DOMRect;
  /** How wide the card is, in pixels. */
  width: number;
  /** How long it waits, in milliseconds. */
  delay?: number;
}

/** Sends a card over an element; the animation ends with its arrival, or when it is cancelled. */
export function travel(root: HTMLElement, { svg, table, from, to, width, delay = 0 }: Journey): Animation {
  const node = document.createElement("div");
  node.className = "flight";
  node.ariaHidden = "true";
  node.innerHTML = svg;
  Object.assign(node.style, { width: `${width}px`, height: `${width * 1.5}px` });
  root.append(node);
  const at = (box: DOMRect) =>
    `translate(${box.left + box.width / 2 - table.left - width / 2}px, ${box.top + box.height / 2 - table.top - width * 0.75}px)`;
  const moving = node.animate(
    [
      { transform: `${at(from)} scale(0.6)`, opacity: 0 },
      { transform: `${at(from)} scale(0.8)`, opacity: 1, offset: 0.15 },
      { transform: `${at(to)} scale(1)`, opacity: 1, offset: 0.85 },
      { transform: `${at(to)} scale(1)`, opacity: 0 },
    ],
    { duration: TRAVEL_MS, delay, fill: "backwards", easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" },
  );
  moving.onfinish = moving.oncancel = () => node.remove();
  return moving;
}
