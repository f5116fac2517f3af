import { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import { officeOrderSchemas } from '@/lib/api/v2/ecommerce/order/office.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { answerWithdrawal } from './withdrawal/answer-withdrawal'
import { change } from './change'
import { decidePayment } from './decide-payment'
import { filter } from './filter'
import { freeHolds } from './free-holds'
import { get } from './get'
import { invoice } from './invoice'
import { note } from './note'
import { noteRefund } from './note-refund'
import { sendPaymentLink } from './send-payment-link'

export const officeOrderHandlers = defineHandlers(officeOrderApi, officeOrderSchemas, {
  filter,
  get,
  change,
  answerWithdrawal,
  invoice,
  decidePayment,
  noteRefund,
  note,
  sendPaymentLink,
  freeHolds,
})
