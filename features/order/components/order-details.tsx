'use client'

import { Icon } from '@/components/ui/icon/icon'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/display/card'
import { LinkButton } from '@/components/ui/button/link-button'
import { Alert } from '@/components/ui/feedback/alert'
import type { BuyerOrder } from '@/lib/api/entities/order.schema'
import { toastErrorText } from '@/lib/browser/toast/toast'
import { describedState, hasWaitingWithdrawal, isPaymentChecked, isPaymentPaused } from '../described-state'
import { useOrderFile } from '../mutations'
import { BankTransferCard } from './bank-transfer-card'
import { OrderFiles } from './order-files'
import { OrderInvoices } from './order-invoices'
import { OrderItems } from './order-items'
import { OrderProgress } from './order-progress'
import { OrderShipments } from './order-shipments'
import { OrderWithdrawals } from './order-withdrawals'

/** An order below the page's heading: state, payment, files, invoices and items. `children` follows the state, e.g. a payment retry. */
export function OrderDetails({ order, children }: { order: BuyerOrder; children?: ReactNode }) {
  const { status, payment, slip } = order
  const isUnpaid = status === 'awaiting_payment'
  const withdrawals = <OrderWithdrawals order={order} />
  return (
    <div className="flex flex-col gap-6">
      <OrderState order={order} />
      {isUnpaid ? withdrawals : null}
      {children}
      {isUnpaid && payment.bankTransfer && !isPaymentPaused(order) && !isPaymentChecked(order) ? (
        <BankTransferCard transfer={payment.bankTransfer} instructions={payment.instructions} slip={slip} />
      ) : null}
      <OrderShipments order={order} />
      <OrderFiles order={order} />
      <Invoices order={order} />
      <OrderItems order={order} />
      {isUnpaid ? null : withdrawals}
      <OrderActions order={order} />
    </div>
  )
}

function OrderState({ order }: { order: BuyerOrder }) {
  const t = useTranslations('order')
  const { tracking, shipments, replacedPayment } = order
  const state = describedState(order)
  return (
    <Card as="section" padding="lg" aria-labelledby="state-title" className="flex flex-col gap-6">
      <div>
        <h2 id="state-title" className="text-xl">
          {t(`state.${state}.title`)}
        </h2>
        <p className="pt-1 text-ink-soft">{t(`state.${state}.text`)}</p>
        {/* The rest of an order for pickup waits where the whole did. */}
        {state === 'withdrawingPart' && order.way === 'pickup' && order.status === 'packed' ? (
          <p className="pt-1 text-ink-soft">{t('state.pickupPacked.text')}</p>
        ) : null}
        {order.awaitsFiles ? (
          <p className="pt-1 text-ink-soft">
            {order.paymentKind === 'cashOnDelivery' ? t('awaitsFiles.delivery', { way: order.way }) : t('awaitsFiles.payment')}
          </p>
        ) : null}
        {hasWaitingWithdrawal(order) && !isAboutWithdrawal(state) ? <p className="pt-1 text-ink-soft">{t('withdrawalWaits')}</p> : null}
        {tracking && shipments.length === 0 ? (
          <p className="pt-3">
            <span className="text-ink-soft">{t('tracking')}:</span> <strong className="break-words">{tracking}</strong>
          </p>
        ) : null}
      </div>
      {replacedPayment ? <Alert tone="info">{t(`replacedPayment.${replacedPayment.outcome}`, { way: replacedPayment.way })}</Alert> : null}
      <OrderProgress order={order} />
    </Card>
  )
}

/** The sentence of the state says that the withdrawal has arrived. */
function isAboutWithdrawal(state: ReturnType<typeof describedState>) {
  return state === 'paymentPaused' || state === 'withdrawing' || state === 'withdrawingPart'
}

function Invoices({ order: { orderSlug, invoices } }: { order: BuyerOrder }) {
  const { mutateAsync: fetchFile, isPending, variables } = useOrderFile()
  const save = (invoiceId: number) => fetchFile({ orderSlug, invoiceId })
  return <OrderInvoices invoices={invoices} save={save} busy={isPending ? variables.invoiceId : undefined} />
}

function OrderActions({ order }: { order: BuyerOrder }) {
  const { orderSlug, withdrawal } = order
  const t = useTranslations('order')
  const { mutateAsync: fetchFile, isPending } = useOrderFile()

  async function save() {
    try {
      await fetchFile({ orderSlug })
    } catch (error) {
      toastErrorText(t('downloadFailed'), error)
    }
  }

  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="secondary" busy={isPending} onClick={() => void save()}>
        <Icon name="file-down" className="size-4" />
        {t('pdf')}
      </Button>
      {withdrawal.isOpen && !isWithdrawnWhole(order) ? (
        <LinkButton href={{ pathname: '/withdrawal', query: { orderSlug } }} prefetch={false} variant="quiet">
          {t('withdraw')}
        </LinkButton>
      ) : null}
    </div>
  )
}

/** Nothing is left to withdraw from; what the shop refused may be declared again. */
function isWithdrawnWhole({ items, withdrawal }: BuyerOrder) {
  const pieces = (lines: readonly { qty: number }[]) => lines.reduce((sum, { qty }) => sum + qty, 0)
  return pieces(withdrawal.requests.filter(({ state }) => state !== 'refused').flatMap(({ lines }) => lines)) >= pieces(items)
}
