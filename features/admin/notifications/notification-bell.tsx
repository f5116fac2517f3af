'use client'

import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { lazyComponent } from '@/components/lazy-component'
import { IconButton } from '@/components/ui/button/icon-button'
import { notificationsQuery } from './notification-queries'
import { useAnnouncement } from './use-announcement'
import { useOfficeEvents } from './use-office-events'

const NotificationPopover = lazyComponent(async () => (await import('./notification-popover')).NotificationPopover)

/** The server counts no further. */
const maxCounted = 100

/** What happened in the shop, for those whose rights allow any of it; follows the events of the office (docs/rules/administration.md#bell). */
export function NotificationBell() {
  const t = useTranslations('admin.notifications')
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { data } = useQuery(notificationsQuery)
  const unread = data?.unread ?? 0
  const announced = useAnnouncement(data?.unread)
  useOfficeEvents()
  return (
    <>
      <IconButton
        ref={button}
        label={unread === 0 ? t('open') : unread < maxCounted ? t('openUnread', { count: unread }) : t('openMany')}
        variant="inverse"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen((wasOpen) => !wasOpen)}
        className="relative"
      >
        <Bell aria-hidden="true" />
        {unread > 0 ? (
          <span
            aria-hidden="true"
            className="absolute top-0.5 right-0.5 min-w-5 rounded-full bg-danger px-1 text-center text-xs leading-5 font-semibold text-on-danger tabular-nums"
          >
            {unread < maxCounted ? unread : '99+'}
          </span>
        ) : null}
      </IconButton>
      <output className="sr-only">{announced === null ? '' : t('announced', { count: announced })}</output>
      {isOpen ? <NotificationPopover anchor={button} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}
