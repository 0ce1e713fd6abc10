"""Making a move: what the engine's rules do, for a batch of games."""

from __future__ import annotations

import jax.numpy as jnp
from jax import Array, lax

from motherlode.games.tunnels.bots.neural import action_space as a
from motherlode.games.tunnels.vectorized import tables as t
from motherlode.games.tunnels.vectorized.gold import settle, take_gold
from motherlode.games.tunnels.vectorized.legal import hand_bits
from motherlode.games.tunnels.vectorized.maze import collapse_and_lay, grown_span, turn_up_goals
from motherlode.games.tunnels.vectorized.state import HISTORY, OVER, TURN, State, count_fits, lookup
from motherlode.games.tunnels.vectorized.torus import popcount

__all__ = ["play"]


def play(state: State, what: Array, target: Array) -> State:
    """Make a legal move in each game. Games whose round is over stay as they are."""
    turned = _play_turn(state, what, target)
    taken = take_gold(state, what)
    in_turn, is_over = state.phase == TURN, state.phase == OVER

    def pick(after_turn: Array, after_gold: Array, before: Array) -> Array:
        if after_turn is before and after_gold is before:
            return before
        return jnp.where(in_turn, after_turn, jnp.where(is_over, before, after_gold))

    return State(*map(pick, turned, taken, state))


def _play_turn(state: State, what: Array, target: Array) -> State:
    actor = state.actor.astype(jnp.uint32)
    is_lay = what < a.ROCKFALL
    column, row = target // a.SIDE, target % a.SIDE
    new = collapse_and_lay(state, what, column, row)
    new = turn_up_goals(new, column, row, is_lay)
    span, escaped = grown_span(state.span, column, row, is_lay)
    aimed = jnp.uint32(1) << target.astype(jnp.uint32)
    is_break, is_fix = (what >= a.BREAK) & (what < a.FIX), (what >= a.FIX) & (what < a.DISCARD)
    tool = lookup(a.WHAT_TOOL, what)
    broken = []
    for each in range(3):
        before, is_tool = state.broken[each], tool == each
        mended = jnp.where(is_fix & is_tool, before & ~aimed, before)
        broken.append(jnp.where(is_break & is_tool, before | aimed, mended))
    me = jnp.uint32(1) << actor
    is_map = what == a.MAP
    peeked = [jnp.where(is_map & (target == goal), state.peeked[goal] | me, state.peeked[goal]) for goal in range(3)]
    entry = actor | (what.astype(jnp.uint32) << 4) | (target.astype(jnp.uint32) << 11)
    new = new._replace(
        span=span,
        escaped=state.escaped | escaped,
        broken=jnp.stack(broken),
        peeked=jnp.stack(peeked),
        last_layer=jnp.where(is_lay, state.actor.astype(jnp.int8), state.last_layer),
        turn=state.turn + 1,
        history=jnp.concatenate([entry[None], state.history[: HISTORY - 1]]),
    )
    new = _replace_card(new, what)
    fits, laid = count_fits(new.arms, new.connected, new.hidden)
    return _next_actor(new._replace(fits=fits, laid=laid))


def _replace_card(state: State, what: Array) -> State:
    """Put the card out of the actor's hand; draw another unless the treasure is reached (B-11)."""
    batch = what.shape[0]
    seat = lax.broadcasted_iota(jnp.int32, (t.MAX_SEATS, batch), 0)
    is_actor = seat == state.actor.astype(jnp.int32)
    kind = lookup(a.WHAT_KIND, what).astype(jnp.uint8)
    draws = ~state.reached & (state.drawn < t.DECK_SIZE)
    top = jnp.minimum(state.drawn, t.DECK_SIZE - 1).astype(jnp.int32)
    card = jnp.take_along_axis(state.deck, top[None], 0)[0]
    card = jnp.where(draws, card, jnp.uint8(t.NO_CARD))
    slots = []
    is_done = ~is_actor
    for slot in range(t.MAX_HAND):
        held = state.hands[:, slot]
        is_played = (held == kind) & ~is_done
        is_done = is_done | is_played
        slots.append(jnp.where(is_played, card, held))
    discards = is_actor & (what >= a.DISCARD)
    return state._replace(
        hands=jnp.stack(slots, 1),
        drawn=state.drawn + draws.astype(jnp.uint8),
        face_down=state.face_down + discards.astype(jnp.uint8),
    )


def _next_actor(state: State) -> State:
    """End the round (B-41, B-44), or ask the next seat that has cards (B-12)."""
    held = hand_bits(state.hands)
    seat = lax.broadcasted_iota(jnp.uint32, held.shape, 0)
    is_exhausted = (state.drawn >= t.DECK_SIZE) & ~jnp.any((held & _playable_kinds(state, seat)) != 0, 0)
    is_over = state.reached | is_exhausted
    players = state.players.astype(jnp.uint32)
    actor = state.actor.astype(jnp.uint32)
    with_cards = jnp.sum((held != 0).astype(jnp.uint32) << seat, 0).astype(jnp.uint32)
    from_next = (with_cards | (with_cards << players)) >> (actor + 1)
    skipped = popcount((from_next & (~from_next + 1)) - 1)
    following = (actor + 1 + skipped) % players
    return settle(state._replace(actor=jnp.where(is_over, actor, following).astype(jnp.uint8)), is_over)


def _playable_kinds(state: State, seat: Array) -> Array:
    """By seat, the kinds of card it could play rather than discard, as bits (B-44)."""
    broken = state.broken
    tunnels = jnp.uint32(0)
    for kind in range(a.TUNNELS):
        edges = a.EDGES[kind]
        turned = (edges >> 2 | edges << 2) & 15
        fits = (state.fits[edges - 1] | state.fits[turned - 1]) > 0
        tunnels = tunnels | (fits.astype(jnp.uint32) << kind)
    actions = (state.hidden != 0).astype(jnp.uint32) << a.MAP_KIND
    actions = actions | ((state.laid > 0).astype(jnp.uint32) << a.ROCKFALL_KIND)
    for kind, tools in t.FIX_TOOLS.items():
        fixable = jnp.uint32(0)
        for tool in range(3):
            if tools >> tool & 1:
                fixable = fixable | broken[tool]
        actions = actions | ((fixable != 0).astype(jnp.uint32) << kind)
    can_lay = ((broken[0] | broken[1] | broken[2])[None] >> seat) & 1 == 0
    kinds = jnp.where(can_lay, tunnels[None], jnp.uint32(0)) | actions[None]
    seats = (jnp.uint32(1) << state.players.astype(jnp.uint32)) - 1
    for what in range(a.BREAK, a.FIX):
        targets = (seats & ~broken[a.WHAT_TOOL[what]])[None] & ~(jnp.uint32(1) << seat)
        kinds = kinds | ((targets != 0).astype(jnp.uint32) << a.WHAT_KIND[what])
    return kinds
