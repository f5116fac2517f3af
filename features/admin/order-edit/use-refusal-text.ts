import { useTranslations } from 'next-intl'
import { EditProblem, EditRefusal } from '@/lib/api/v2/ecommerce/order/office/edit.schema'

/** Why an order cannot be edited, or not so, in words. */
export function useRefusalText() {
  const refusals = useTranslations('admin.orderEdit.refusals')
  const problems = useTranslations('admin.orderEdit.problems')
  return (reason: unknown): string => {
    const refusal = EditRefusal.safeParse(reason)
    if (refusal.success) return refusals(refusal.data)
    const problem = EditProblem.safeParse(reason)
    return problem.success ? problems(problem.data) : refusals('STATUS')
  }
}
