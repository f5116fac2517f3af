'use client'

import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { InlineHtml } from '@/components/inline-html'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { Switch } from '@/components/ui/switch'
import type { OwnConsent } from '@/lib/api/v1/gdpr/web/consent/own.schema'
import { formatDateTime } from '@/lib/text/dates'
import { toastError, toastSuccess } from '@/lib/browser/toast'
import { useChangeConsent } from '../mutations'
import { useOwnConsents } from '../queries'
import { ListFailed } from './list-failed'

/** The wordings one has decided about, and those that are free to decide about. */
export function ConsentList() {
  const t = useTranslations('account.consents.list')
  const { data, isError, isFetching, refetch } = useOwnConsents()
  if (isError && !data) return <ListFailed isBusy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-24 w-full" />
  const shown = data.filter(({ isFree, at }) => isFree || at !== null)
  if (shown.length === 0) return <p className="text-ink-soft">{t('none')}</p>
  return (
    <ul className="divide-y divide-line">
      {shown.map((consent) => (
        <li key={consent.id} className="py-4 last:pb-0">
          {consent.isFree ? <FreeConsent consent={consent} /> : <FixedConsent consent={consent} />}
        </li>
      ))}
    </ul>
  )
}

function FreeConsent({ consent }: { consent: OwnConsent }) {
  const t = useTranslations('account.consents.list')
  const change = useChangeConsent()
  const onOff = useRef<HTMLInputElement>(null)
  const isGiven = change.isPending ? change.variables.given : consent.given

  async function decide(given: boolean) {
    try {
      await change.mutateAsync({ id: consent.id, given })
      toastSuccess(given ? t('nowGiven') : t('nowTakenBack'))
    } catch (error) {
      toastError(error)
    }
  }

  /** The button goes with it; whoever pressed it stays at this consent. */
  async function takeBackEarlier() {
    await decide(false)
    onOff.current?.focus()
  }

  return (
    <>
      <Switch
        ref={onOff}
        checked={isGiven}
        description={<When consent={consent} />}
        aria-busy={change.isPending}
        onChange={({ currentTarget }) => void decide(currentTarget.checked)}
      >
        <InlineHtml html={consent.displayName} />
      </Switch>
      {consent.gaveEarlier ? (
        <Button variant="quiet" size="sm" busy={change.isPending} onClick={() => void takeBackEarlier()}>
          {t('takeBackEarlier')}
        </Button>
      ) : null}
    </>
  )
}

/** What an order or the account rests on: told, not asked. */
function FixedConsent({ consent }: { consent: OwnConsent }) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
      <div className="min-w-0 basis-64 grow">
        <p className="font-medium">
          <InlineHtml html={consent.displayName} />
        </p>
        <p className="text-sm text-ink-soft">
          <When consent={consent} />
        </p>
      </div>
      <State consent={consent} />
    </div>
  )
}

function State({ consent: { given, gaveEarlier } }: { consent: OwnConsent }) {
  const t = useTranslations('account.consents.list')
  if (given) return <Badge tone="success">{t('given')}</Badge>
  return <Badge tone="neutral">{gaveEarlier ? t('earlier') : t('takenBack')}</Badge>
}

function When({ consent: { at, given, gaveEarlier } }: { consent: OwnConsent }) {
  const t = useTranslations('account.consents.list')
  if (at === null) return t('never')
  if (gaveEarlier) return t('givenEarlier', { at: formatDateTime(at) })
  return given ? t('givenAt', { at: formatDateTime(at) }) : t('takenBackAt', { at: formatDateTime(at) })
}
