'use client'

import { useMutation, useQuery } from '@tanstack/react-query'
import { Icon } from '@/components/ui/icon/icon'
import { useTranslations } from 'next-intl'
import { LoadError } from '@/components/load-error'
import { Badge } from '@/components/ui/display/badge'
import { Button } from '@/components/ui/button/button'
import { buttonVariants } from '@/components/ui/button/button-variants'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { SkeletonText } from '@/components/ui/feedback/skeleton'
import { Dialog } from '@/components/ui/overlay/dialog'
import { useUser } from '@/features/auth/session/queries'
import { call } from '@/lib/api/client'
import { queryKey } from '@/lib/api/query'
import { settingsDomainApi } from '@/lib/api/v1/settings/domain'
import type { Domain } from '@/lib/api/v1/settings/domain.schema'
import { toastError } from '@/lib/browser/toast/toast'
import { isDevelopmentBuild } from '@/lib/development-build'
import { getPathname } from '@/lib/i18n/navigation'
import { routing } from '@/lib/i18n/routing'
import { setDomain } from './cli-calls'

/** The shops of the installation; outside production one of them can be chosen (docs/rules/administration.md#domain-list). */
export function DomainList({ onClose }: { onClose: () => void }) {
  const t = useTranslations('development')
  const query = useQuery({
    queryKey: queryKey(settingsDomainApi.filter, {}),
    queryFn: ({ signal }) => call(settingsDomainApi.filter, {}, { signal }),
  })
  const records = query.data?.records
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={t('domainList.title')}
      description={isDevelopmentBuild ? t('domainList.leadChoose') : t('domainList.lead')}
      closeLabel={t('close')}
    >
      {records ? (
        records.length === 0 ? (
          <EmptyState icon={<Icon name="globe" />} title={t('domainList.empty')} />
        ) : (
          <ul className="-my-3 divide-y divide-line">
            {records.map((domain) => (
              <DomainRow key={domain.domain} domain={domain} />
            ))}
          </ul>
        )
      ) : query.isError ? (
        <LoadError
          as="h2"
          texts={{ title: t('failed.title'), text: t('failed.text'), action: t('failed.action') }}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <div role="status" aria-label={t('domainList.loading')}>
          <SkeletonText lines={3} />
        </div>
      )}
    </Dialog>
  )
}

function DomainRow({ domain: { name, url, domain, isCurrent } }: { domain: Domain }) {
  const t = useTranslations('development.domainList')
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 grow basis-48">
        <p className="font-medium">{name}</p>
        <p className="text-sm wrap-anywhere text-ink-soft">{url}</p>
      </div>
      {isCurrent ? (
        <Badge tone="success">{t('current')}</Badge>
      ) : isDevelopmentBuild ? (
        <ChooseButton name={name} domain={domain} />
      ) : (
        <a href={url} aria-label={t('openNamed', { name })} className={buttonVariants({ variant: 'secondary', size: 'sm' })}>
          <Icon name="external-link" className="size-4" />
          {t('open')}
        </a>
      )}
    </li>
  )
}

/** Sends all but the back office to the office's sign-in page of the chosen shop. */
function ChooseButton({ name, domain }: { name: string; domain: string }) {
  const t = useTranslations('development.domainList')
  const { data: user } = useUser()
  const { mutate: choose, isPending } = useMutation({ mutationFn: () => setDomain(domain) })

  function leave() {
    if (user?.isBackofficeUser) window.location.reload()
    else window.location.assign(getPathname({ href: '/admin/login', locale: routing.defaultLocale }))
  }

  return (
    <Button
      variant="secondary"
      size="sm"
      busy={isPending}
      aria-label={t('chooseNamed', { name })}
      onClick={() => choose(undefined, { onSuccess: leave, onError: toastError })}
    >
      {t('choose')}
    </Button>
  )
}
