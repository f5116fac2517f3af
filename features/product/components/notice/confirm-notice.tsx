'use client'

import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { Icon } from '@/components/ui/icon/icon'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ConfirmMailedLink, isLinkSpent, MailedLinkStatus, SpentLink } from '@/components/mailed-link'
import { Button } from '@/components/ui/button/button'
import { LinkButton } from '@/components/ui/button/link-button'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { call } from '@/lib/api/client'
import { linkedQuery } from '@/lib/api/linked-query'
import { queryKey } from '@/lib/api/query'
import { stockNoticeApi } from '@/lib/api/v1/stock/notice'
import { toastError } from '@/lib/browser/toast/toast'

type ConfirmNoticeProps = { token: string; home: ReactNode }

/** Confirming is idempotent, so it can be a query. */
function confirmQuery(token: string) {
  return queryOptions({
    queryKey: queryKey(stockNoticeApi.confirm, { token }),
    queryFn: () => call(stockNoticeApi.confirm, { token }, { anonymous: true }),
    staleTime: Infinity,
  })
}

/** Names the product before the press. Confirms, or cancels what was confirmed by an earlier visit (docs/rules/forms.md#mailed-link-press). */
export function ConfirmNotice({ token, home }: ConfirmNoticeProps) {
  const t = useTranslations('stockNotice')
  const { data: linked, error } = useQuery(linkedQuery(stockNoticeApi.linked, { token }))
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => call(stockNoticeApi.cancel, { token }, { anonymous: true }),
    onError: toastError,
  })
  if (isSuccess) {
    return (
      <EmptyState icon={<Icon name="mail-minus" />} title={<output>{t('cancelled')}</output>} actions={home}>
        {t('cancelledText')}
      </EmptyState>
    )
  }
  const cancel = (
    <Button variant="secondary" busy={isPending} onClick={() => mutate()}>
      {t('cancel')}
    </Button>
  )

  function answer() {
    if (isLinkSpent(error)) return <SpentLink t={(key) => t(key)} homeAction={home} />
    if (!linked?.isConfirmed) return null
    return (
      <EmptyState icon={<Icon name="mail-check" />} title={<output>{t('waiting')}</output>} actions={cancel}>
        {t('waitingText', { name: linked.name })}
      </EmptyState>
    )
  }

  return (
    <ConfirmMailedLink t={(key) => t(key)} about={linked?.name} answer={answer()} otherAction={cancel}>
      <Confirmation {...{ token, home, cancel }} />
    </ConfirmMailedLink>
  )
}

function Confirmation({ token, home, cancel }: ConfirmNoticeProps & { cancel: ReactNode }) {
  const t = useTranslations('stockNotice')
  const query = useQuery(confirmQuery(token))
  return (
    <MailedLinkStatus query={query} t={(key) => t(key)} homeAction={home}>
      {({ email, product }) => (
        <EmptyState
          icon={<Icon name="mail-check" />}
          title={<output>{t('done')}</output>}
          actions={
            <>
              <LinkButton href={{ pathname: '/product/[slug]', params: { slug: product.slug } }}>{t('toProduct')}</LinkButton>
              {cancel}
            </>
          }
        >
          {t('doneText', { email, name: product.name })}
        </EmptyState>
      )}
    </MailedLinkStatus>
  )
}
