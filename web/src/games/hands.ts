// Hands as they change while events are followed; a card that the viewer does not know is "?".
import { rotated } from "../lib/face";

type Hands = string[][];

function changed(hands: Hands, seat: number, change: (hand: string[]) => string[]): Hands {
  return hands.map((hand, other) => (other === seat ? change(hand) : hand));
}

/** Returns a list without one of its items; the same list if it has no such item. */
export function without<Item>(items: Item[], item: Item): Item[] {
  const place = items.indexOf(item);
  return place < 0 ? items : items.filter((_, other) => other !== place);
}

/** Returns the hands without a card that a seat has played; `card` may be named as it was turned. */
export function withoutCard(hands: Hands, seat: number, card: string): Hands {
  return changed(hands, seat, (hand) => {
    const name = [card, rotated(card), "?"].find((one) => hand.includes(one));
    return name === undefined ? hand : without(hand, name);
  });
}

export function withCard(hands: Hands, seat: number, card: string): Hands {
  return changed(hands, seat, (hand) => [...hand, card]);
}
