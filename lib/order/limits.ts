/** The most orders of one printed file (docs/rules/printing.md#print-run). */
export const maxPrintedOrders = 200

/** The shortest reason of a refused withdrawal, in characters. */
export const minRefusalLength = 3
