import { defineModule, post } from '@/lib/api/endpoint'
import type { GetOrder } from './order.schema'
import type { CreateWithdrawal, WithdrawalOptions, WithdrawalReceipt } from './withdrawal.schema'

/**
 * *Ours*: withdrawal from a contract (Directive (EU) 2023/2673, article 11a), for everybody with access to the order; 404 for others. Guests get access by
 * document/order/sendLink.
 */
export const withdrawalApi = defineModule('/api/v1/document/withdrawal', {
  /** The lines that can be withdrawn from, and why others cannot. */
  options: post<typeof GetOrder, typeof WithdrawalOptions>('options', { access: 'any', limit: 'documents' }),
  /** The declaration; its receipt is mailed. 409 WITHDRAWAL_OVER after the period, WITHDRAWAL_COMPANY for a company, ORDER_STATE for a cancelled order, 422 for lines that cannot be withdrawn from. */
  create: post<typeof CreateWithdrawal, typeof WithdrawalReceipt>('create', {
    access: 'any',
    limit: 'documents',
    idempotencyKey: true,
    invalidates: ['product', 'catalogue'],
  }),
})
