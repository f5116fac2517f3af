import { officeStockApi } from '@/lib/api/v1/stock/office'
import { officeStockSchemas } from '@/lib/api/v1/stock/office.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { adjust } from './adjust'
import { count } from './count'
import { filter } from './filter'
import { get } from './get'
import { ledger } from './ledger'
import { reservations } from './reservations'
import { scan } from './scan'
import { threshold } from './threshold'

export const officeStockHandlers = defineHandlers(officeStockApi, officeStockSchemas, {
  filter,
  get,
  scan,
  adjust,
  count,
  threshold,
  ledger,
  reservations,
})
