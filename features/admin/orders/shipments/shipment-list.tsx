'use client'

import { useTranslations } from 'next-intl'
import { useSubmitOnce } from '@/components/form/use-submit-once'
import { Badge } from '@/components/ui/display/badge'
import { Button } from '@/components/ui/button/button'
import type { OfficeOrder, OfficeShipment } from '@/lib/api/v2/ecommerce/order/office.schema'
import { toastSuccess } from '@/lib/browser/toast/toast'
import { formatDateTime } from '@/lib/office/formats'
import { useMayCall } from '@/features/auth/session/use-may-call'
import { officeShipmentApi } from '@/lib/api/v2/ecommerce/order/office/shipment'
import { useCancelShipment, useDeliverShipment } from '../order-queries'
import { useOrderFailure } from '../use-order-failure'
import { ShipmentLabel } from './shipment-label'

/** The parcels with their tracking, and what may be done with those on their way. */
export function ShipmentList({ shipments, carriers }: Pick<OfficeOrder, 'shipments'> & { carriers: OfficeOrder['labelCarriers'] }) {
  if (shipments.length === 0) return null
  return (
    <ul className="divide-y divide-line border-y border-line">
      {shipments.map((shipment) => (
        <Shipment key={shipment.id} shipment={shipment} carriers={carriers} />
      ))}
    </ul>
  )
}

function Shipment({ shipment, carriers }: { shipment: OfficeShipment; carriers: OfficeOrder['labelCarriers'] }) {
  const t = useTranslations('admin.orders.parcels')
  const mayChange = useMayCall(officeShipmentApi.deliver, officeShipmentApi.cancel)
  const { mutateAsync: deliver, isPending: isDelivering } = useDeliverShipment()
  const { mutateAsync: cancel, isPending: isCancelling } = useCancelShipment()
  const runOnce = useSubmitOnce(run)
  const showFailure = useOrderFailure()
  const { id, state, carrier, tracking, url, sentAt, deliveredAt, lines } = shipment
  const name = [carrier, tracking].filter(Boolean).join(' ') || t('untracked')

  async function run(action: typeof deliver, done: string) {
    try {
      await action({ id })
      toastSuccess(done)
    } catch (error) {
      showFailure(error)
    }
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <span className="min-w-0 grow basis-60">
        <span className="flex flex-wrap items-center gap-2">
          {url ? (
            <a href={url} target="_blank" rel="noopener noreferrer" className="wrap-anywhere text-action underline underline-offset-4">
              {name}
            </a>
          ) : (
            <strong className="wrap-anywhere">{name}</strong>
          )}
          <Badge tone={state === 'delivered' ? 'success' : 'action'}>{t(`states.${state}`)}</Badge>
        </span>
        <span className="block text-sm text-ink-soft">{formatDateTime(deliveredAt ?? sentAt)}</span>
        <span className="block text-sm break-words">{lines.map((line) => `${line.qty} × ${line.name}`).join(', ')}</span>
      </span>
      <ShipmentLabel shipment={shipment} name={name} carriers={carriers} />
      {mayChange && state === 'sent' ? (
        <span className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            busy={isDelivering}
            onClick={() => void runOnce(deliver, t('delivered'))}
            aria-label={t('deliverNamed', { name })}
          >
            {t('deliver')}
          </Button>
          <Button
            variant="quiet"
            busy={isCancelling}
            onClick={() => void runOnce(cancel, t('cancelled'))}
            aria-label={t('cancelNamed', { name })}
          >
            {t('cancel')}
          </Button>
        </span>
      ) : null}
    </li>
  )
}
