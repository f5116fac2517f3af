import { officeShipmentApi } from '@/lib/api/v2/ecommerce/order/office/shipment'
import { officeShipmentSchemas } from '@/lib/api/v2/ecommerce/order/office/shipment.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { cancel } from './cancel'
import { create } from './create'
import { deliver } from './deliver'
import { label } from './label'
import { openLabel } from './open-label'

export const officeShipmentHandlers = defineHandlers(officeShipmentApi, officeShipmentSchemas, {
  create,
  cancel,
  label,
  openLabel,
  deliver,
})
