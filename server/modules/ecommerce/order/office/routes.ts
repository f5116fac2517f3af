import type { Hono } from 'hono'
import { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import { officeOrderSchemas } from '@/lib/api/v2/ecommerce/order/office.schema'
import { implement } from '@/server/implement'
import { answerWithdrawal } from './answer-withdrawal'
import { change } from './change'
import { decidePayment } from './decide-payment'
import { filter } from './filter'
import { get } from './get'
import { invoice } from './invoice'
import { noteRefund } from './note-refund'

export function officeOrderRoutes(app: Hono) {
  implement(app, officeOrderApi, officeOrderSchemas, { filter, get, change, answerWithdrawal, invoice, decidePayment, noteRefund })
}
