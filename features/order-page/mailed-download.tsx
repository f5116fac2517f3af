'use client'

import { useQuery } from '@tanstack/react-query'
import { Icon } from '@/components/ui/icon/icon'
import { useTranslations } from 'next-intl'
import { MailedLinkStatus } from '@/components/mailed-link'
import { Button } from '@/components/ui/button/button'
import { buttonVariants } from '@/components/ui/button/button-variants'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { LinkButton } from '@/components/ui/button/link-button'
import { useLinkToken } from '@/features/auth/link-token'
import { downloadPath } from '@/lib/api/v1/document/order'
import { dismissToast, toastError } from '@/lib/browser/toast/toast'
import { mailedFileQuery } from './mailed-download-query'

/** The file of a mailed link; a button downloads it (docs/rules/forms.md#mailed-link-press). */
export function MailedDownload() {
  const t = useTranslations('order.download')
  const order = useTranslations('order')
  const key = useLinkToken()
  const query = useQuery({ ...mailedFileQuery(key ?? ''), enabled: key !== undefined })
  const findOrder = (
    <LinkButton href="/order-link" prefetch={false}>
      {t('find')}
    </LinkButton>
  )

  /** Checks again before leaving, so that this page can show a new state. */
  async function save() {
    dismissToast(order('downloadFailed'))
    const { data, isError } = await query.refetch()
    if (isError) toastError(order('downloadFailed'))
    else if (key && data?.kind === 'file') window.location.assign(downloadPath(key))
  }

  return (
    <MailedLinkStatus query={query} t={(word) => t(word)} homeAction={findOrder}>
      {(file) =>
        file.kind === 'closed' ? (
          <EmptyState
            icon={<Icon name="file-x" />}
            title={<span role="alert">{t('closed')}</span>}
            actions={
              <a href={file.orderUrl} className={buttonVariants()}>
                {t('toOrder')}
              </a>
            }
          >
            {t('closedText')}
          </EmptyState>
        ) : (
          <EmptyState
            icon={<Icon name="file-text" />}
            title={t('ask')}
            actions={
              <Button busy={query.isFetching} onClick={() => void save()}>
                <Icon name="download" className="size-4.5" />
                {t('action')}
              </Button>
            }
          >
            <p className="pb-2 font-medium break-words text-ink">{file.name}</p>
            <p>{order('files.consent')}</p>
          </EmptyState>
        )
      }
    </MailedLinkStatus>
  )
}
