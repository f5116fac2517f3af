import type { DeliveryMethod } from '@/lib/api/entities/delivery.schema'

type Choice = { methodId: number | null; branchId: number | null }

/** docs/rules/checkout.md#delivery-choice */
export function deliveryProblem({ methodId, branchId }: Choice, methods: readonly DeliveryMethod[]) {
  if (methodId === null) return 'chooseMethod'
  const method = methods.find(({ id }) => id === methodId)
  if (!method) return 'notFound'
  const hasBranch = method.options.length === 0 || method.options.some(({ id }) => id === branchId)
  return hasBranch ? null : 'chooseBranch'
}
