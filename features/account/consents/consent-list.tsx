'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useRef } from 'react'
import { InlineHtml } from '@/components/ui/text/inline-html'
import { Badge } from '@/components/ui/display/badge'
import { Button } from '@/components/ui/button/button'
import { Skeleton } from '@/components/ui/feedback/skeleton'
import { Switch } from '@/components/ui/control/switch'
import type { OwnConsent } from '@/lib/api/v1/gdpr/web/consent/own.schema'
import { formatDateTime } from '@/lib/text/dates'
import { toastError, toastSuccess } from '@/lib/browser/toast/toast'
import { useChangeConsent } from './queries'
import { useOwnConsents } from './queries'
import { AccountLoadError } from '@/features/account/account-load-error'

/** Given consents, and voluntary ones whether given or not (docs/rules/forms.md#withdraw-consent). */
export function ConsentList() {
  const t = useTranslations('account.consents.list')
  const { data, isError, isFetching, refetch } = useOwnConsents()
  if (isError && !data) return <AccountLoadError isRetrying={isFetching} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-24 w-full" />
  const shown = data.filter(({ isFree: isVoluntary, at }) => isVoluntary || at !== null)
  if (shown.length === 0) return <p className="text-ink-soft">{t('none')}</p>
  return (
    <ul className="divide-y divide-line">
      {shown.map((consent) => (
        <li key={consent.id} className="py-4 last:pb-0">
          {consent.isFree ? <VoluntaryConsent consent={consent} /> : <RequiredConsent consent={consent} />}
        </li>
      ))}
    </ul>
  )
}

function VoluntaryConsent({ consent }: { consent: OwnConsent }) {
  const t = useTranslations('account.consents.list')
  const change = useChangeConsent()
  const switchRef = useRef<HTMLInputElement>(null)
  const isGiven = change.isPending ? change.variables.given : consent.given

  async function decide(given: boolean) {
    try {
      await change.mutateAsync({ id: consent.id, given })
      toastSuccess(given ? t('nowGiven') : t('nowWithdrawn'))
    } catch (error) {
      toastError(error)
    }
  }

  /** The pressed button disappears, so the focus moves to the consent's switch. */
  async function withdrawEarlier() {
    await decide(false)
    switchRef.current?.focus()
  }

  return (
    <>
      <Switch
        ref={switchRef}
        checked={isGiven}
        description={<ConsentTime consent={consent} />}
        aria-busy={change.isPending}
        onChange={({ currentTarget }) => void decide(currentTarget.checked)}
      >
        <InlineHtml html={consent.displayName} />
      </Switch>
      {consent.gaveEarlier ? (
        <Button variant="quiet" size="sm" busy={change.isPending} onClick={() => void withdrawEarlier()}>
          {t('withdrawEarlier')}
        </Button>
      ) : null}
    </>
  )
}

/** A consent that an order or the account depends on cannot be switched here. */
function RequiredConsent({ consent }: { consent: OwnConsent }) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
      <div className="min-w-0 basis-64 grow">
        <p className="font-medium">
          <InlineHtml html={consent.displayName} />
        </p>
        <p className="text-sm text-ink-soft">
          <ConsentTime consent={consent} />
        </p>
      </div>
      <ConsentBadge consent={consent} />
    </div>
  )
}

function ConsentBadge({ consent: { given, gaveEarlier } }: { consent: OwnConsent }) {
  const t = useTranslations('account.consents.list')
  if (given) return <Badge tone="success">{t('given')}</Badge>
  return <Badge tone="neutral">{gaveEarlier ? t('earlier') : t('withdrawn')}</Badge>
}

function ConsentTime({ consent: { at, given, gaveEarlier } }: { consent: OwnConsent }) {
  const t = useTranslations('account.consents.list')
  const locale = useLocale()
  if (at === null) return t('never')
  if (gaveEarlier) return t('givenEarlier', { at: formatDateTime(at, locale) })
  return given ? t('givenAt', { at: formatDateTime(at, locale) }) : t('withdrawnAt', { at: formatDateTime(at, locale) })
}
