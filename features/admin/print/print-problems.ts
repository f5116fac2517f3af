import { maxPrintedOrders } from '@/lib/order/limits'

export type PrintProblem = 'noOrders' | 'tooMany' | 'noDocuments'

/** Why nothing can be printed yet. */
export function printProblems({ orders, documents }: { orders: number; documents: number }): PrintProblem[] {
  return [
    ...(orders === 0 ? (['noOrders'] as const) : []),
    ...(orders > maxPrintedOrders ? (['tooMany'] as const) : []),
    ...(documents === 0 ? (['noDocuments'] as const) : []),
  ]
}
