/** The most seats of one address at one event (docs/rules/events.md#seats-per-guest). */
export const maxSeatsPerGuest = 4
