// The card art: pure functions from names to SVG text. No DOM, no state but a store of what is drawn, no chance but a seed.
//
//   cardSvg("NS.E+green")                               any card by its name
//   tileSvg(tile, { uid: "3,-1" })                      a card as it lies on the board
//   cardSvg("trap", { terrain: "woods" })                names can mean another thing in the woods
//
// Give a `uid` (the cell, the slot in the hand) to every picture that stays in the page: ids are the page's.

export { kindOfAction } from "./actions";
export { cardSvg, goalFace, goalSvg, knowsCard, mineFace, mineSvg, startSvg, tileSvg } from "./cards";
export type { CardOptions, FixtureOptions } from "./cards";
export { colours, seatColour, seatColours, type Colour } from "./colours";
export { avatarSeeds, avatarSvg, knowsRole, roleSvg, type RoleOptions } from "./dwarfs";
export type { Clan, MineName } from "../lost-mines/art/scenery";
export type { Shown } from "./picture";
export { clanSvg, dwarfFigureSvg, tokenSvg } from "../lost-mines/art/pieces";
export { goldSvg, treasureSvg } from "../lost-mines/art/riches";
export { iconSvg, knowsIcon, toolSvg } from "./small";
export type { Terrain } from "./ways";
