'use client'

import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { MailCheck, MailMinus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ConfirmMailedLink, MailedLinkStatus } from '@/components/mailed-link'
import { Button } from '@/components/ui/button/button'
import { LinkButton } from '@/components/ui/button/link-button'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { call } from '@/lib/api/client'
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

/** docs/rules/forms.md#mailed-link-press */
export function ConfirmNotice(props: ConfirmNoticeProps) {
  const t = useTranslations('stockNotice')
  return (
    <ConfirmMailedLink t={(key) => t(key)}>
      <Confirmation {...props} />
    </ConfirmMailedLink>
  )
}

function Confirmation({ token, home }: ConfirmNoticeProps) {
  const t = useTranslations('stockNotice')
  const cancel = useMutation({
    mutationFn: () => call(stockNoticeApi.cancel, { token }, { anonymous: true }),
    onError: toastError,
  })
  const query = useQuery(confirmQuery(token))
  if (cancel.isSuccess) {
    return (
      <EmptyState icon={<MailMinus aria-hidden="true" />} title={<output>{t('cancelled')}</output>} actions={home}>
        {t('cancelledText')}
      </EmptyState>
    )
  }
  return (
    <MailedLinkStatus query={query} t={(key) => t(key)} homeAction={home}>
      {({ email, product }) => (
        <EmptyState
          icon={<MailCheck aria-hidden="true" />}
          title={<output>{t('done')}</output>}
          actions={
            <>
              <LinkButton href={{ pathname: '/product/[slug]', params: { slug: product.slug } }}>{t('toProduct')}</LinkButton>
              <Button variant="secondary" busy={cancel.isPending} onClick={() => cancel.mutate()}>
                {t('cancel')}
              </Button>
            </>
          }
        >
          {t('doneText', { email, name: product.name })}
        </EmptyState>
      )}
    </MailedLinkStatus>
  )
}
