import { useTranslations } from 'next-intl'
import { cn } from '@/lib/cn'
import type { Notification } from '@/lib/api/v1/admin/notification.schema'
import { Link } from '@/lib/i18n/navigation'
import { formatDateTime } from '@/lib/office/formats'
import { notificationHref } from './notification-href'

export function NotificationItem({ notification, onOpen }: { notification: Notification; onOpen: () => void }) {
  const t = useTranslations('admin.notifications')
  const { kind, name, at, isRead } = notification
  return (
    <li>
      <Link
        href={notificationHref(notification)}
        prefetch={false}
        onClick={onOpen}
        className="flex min-h-11 items-start gap-3 px-4 py-3 leading-tight transition-colors hover:bg-paper"
      >
        <span aria-hidden="true" className={cn('mt-1.5 size-2 shrink-0 rounded-full', isRead ? 'bg-transparent' : 'bg-danger')} />
        <span className="flex min-w-0 flex-col gap-1">
          {isRead ? null : <span className="sr-only">{t('unread')}:</span>}
          <span className={cn('wrap-anywhere', isRead ? 'text-ink-soft' : 'font-medium')}>{t(`kinds.${kind}`, { name })}</span>
          <time dateTime={at} className="text-sm text-ink-soft tabular-nums">
            {formatDateTime(at)}
          </time>
        </span>
      </Link>
    </li>
  )
}
