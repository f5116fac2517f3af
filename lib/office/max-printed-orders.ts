/** The most orders of one printed file (docs/rules/printing.md#print-run). */
export const maxPrintedOrders = 200
