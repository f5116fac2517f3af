import { useQuery } from '@tanstack/react-query'
import { BellOff } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { SkeletonText } from '@/components/ui/feedback/skeleton'
import { NotificationItem } from './notification-item'
import { notificationsQuery, useReadNotification } from './notification-queries'

/** What happened, when, and the way there. Opening one marks it as read. */
export function NotificationList({ onOpen }: { onOpen: () => void }) {
  const t = useTranslations('admin.notifications')
  const { data, isError, isFetching, refetch } = useQuery(notificationsQuery)
  const { mutate: markRead } = useReadNotification()
  if (!data && isError) {
    return (
      <div role="alert" className="flex flex-col items-start gap-3 p-4">
        <p>{t('failed')}</p>
        <Button variant="secondary" size="sm" busy={isFetching} onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </div>
    )
  }
  if (!data) {
    return (
      <div className="p-4">
        <output className="sr-only">{t('loading')}</output>
        <SkeletonText lines={5} />
      </div>
    )
  }
  if (data.records.length === 0) return <EmptyState as="p" icon={<BellOff aria-hidden="true" />} title={t('empty')} />
  return (
    <ul className="divide-y divide-line">
      {data.records.map((one) => (
        <NotificationItem
          key={one.id}
          notification={one}
          onOpen={() => {
            if (!one.isRead) markRead(one.id)
            onOpen()
          }}
        />
      ))}
    </ul>
  )
}
