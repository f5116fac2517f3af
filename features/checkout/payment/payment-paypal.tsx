'use client'

import { PayPalButtons, PayPalScriptProvider, usePayPalScriptReducer } from '@paypal/react-paypal-js'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Alert } from '@/components/ui/feedback/alert'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/display/card'
import { Spinner } from '@/components/ui/feedback/spinner'
import type { PayPalPayload } from '@/lib/api/entities/payment-start.schema'
import { isAllowedPaymentUrl } from '@/lib/routing/payment-url'
import { useReportApproval } from './payment-queries'

type PaymentPayPalProps = { orderSlug: string; payload: PayPalPayload; onAnother: () => void }
type Notice = 'cancelled' | 'failed'

/** PayPal's button. The server has created the order or subscription and captures the payment; the button only opens the window. */
export function PaymentPayPal({ orderSlug, payload, onAnother }: PaymentPayPalProps) {
  const t = useTranslations('checkout.pay.paypal')
  const [notice, setNotice] = useState<Notice | null>(null)
  const { mutateAsync: report, isPending } = useReportApproval(orderSlug)

  async function approve(details: unknown) {
    setNotice(null)
    try {
      const url = await report(details)
      if (url !== null && isAllowedPaymentUrl(url, [])) return window.location.assign(url)
      setNotice('failed')
    } catch {
      setNotice('failed')
    }
  }

  const approval = payload.isSubscription
    ? { createSubscription: () => Promise.resolve(payload.orderId) }
    : { createOrder: () => Promise.resolve(payload.orderId) }
  return (
    <Card as="section" aria-label="PayPal" className="flex flex-col gap-5">
      <p className="text-ink-soft">{payload.isSubscription ? t('subscribe') : t('text')}</p>
      {notice ? (
        <Alert role="alert" tone={notice === 'cancelled' ? 'info' : 'warning'} title={t(`${notice}.title`)}>
          {t(`${notice}.text`)}
        </Alert>
      ) : null}
      <PayPalScriptProvider options={scriptOptions(payload.scriptUrl)}>
        <ScriptState />
        <PayPalButtons
          {...approval}
          disabled={isPending}
          style={{ layout: 'vertical', label: payload.isSubscription ? 'subscribe' : 'pay', height: 48 }}
          onApprove={approve}
          onCancel={() => setNotice('cancelled')}
          onError={() => setNotice('failed')}
        />
      </PayPalScriptProvider>
      {isPending ? <Spinner label={t('taking')} className="mx-auto" /> : null}
      <div>
        <Button variant="link" onClick={onAnother}>
          {t('another')}
        </Button>
      </div>
    </Card>
  )
}

function ScriptState() {
  const t = useTranslations('checkout.pay.paypal')
  const [{ isPending, isRejected }] = usePayPalScriptReducer()
  if (isPending) return <Spinner label={t('loading')} className="mx-auto" />
  if (!isRejected) return null
  return (
    <Alert role="alert" tone="warning" title={t('unreachable.title')}>
      {t('unreachable.text')}
    </Alert>
  )
}

/** The options of PayPal's script from the server's URL. The provider component always loads PayPal's own script. */
function scriptOptions(scriptUrl: string): { clientId: string } & Record<string, string> {
  const { 'client-id': clientId = '', ...rest } = Object.fromEntries(new URL(scriptUrl).searchParams)
  return { clientId, ...rest }
}
