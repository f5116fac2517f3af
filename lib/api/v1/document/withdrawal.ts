import { defineModule, post } from '@/lib/api/endpoint'
import type { GetOrder } from './order.schema'
import type { CreateWithdrawal, WithdrawalOptions, WithdrawalReceipt } from './withdrawal.schema'

/**
 * *Ours*: withdrawing from a contract (Directive (EU) 2023/2673, article 11a), for whoever may see the order; to everybody else it is not there.
 * An order is found without signing in by document/order/sendLink.
 */
export const withdrawalApi = defineModule('/api/v1/document/withdrawal', {
  /** What may be sent back, and why not the rest. */
  options: post<typeof GetOrder, typeof WithdrawalOptions>('options', { access: 'any' }),
  /** The declaration itself; its receipt is mailed. 409 WITHDRAWAL_OVER after the last day, 422 for pieces that cannot be withdrawn from. */
  create: post<typeof CreateWithdrawal, typeof WithdrawalReceipt>('create', { access: 'any' }),
})
