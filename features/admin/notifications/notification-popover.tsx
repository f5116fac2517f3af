'use client'

import { Popover } from '@base-ui/react/popover'
import { useQuery } from '@tanstack/react-query'
import { CheckCheck } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { RefObject } from 'react'
import { Button } from '@/components/ui/button/button'
import { NotificationList } from './notification-list'
import { notificationsQuery, useReadAllNotifications } from './notification-queries'

type NotificationPopoverProps = { anchor: RefObject<HTMLButtonElement | null>; onClose: () => void }

/** The list below the bell. */
export function NotificationPopover({ anchor, onClose }: NotificationPopoverProps) {
  const t = useTranslations('admin.notifications')
  const { data } = useQuery(notificationsQuery)
  const { mutate: markAll, isPending } = useReadAllNotifications()

  function close(_: boolean, { reason, event }: Popover.Root.ChangeEventDetails) {
    // A press of the bell itself closes by its own handler.
    const isOnBell = reason === 'outside-press' && event.target instanceof Node && anchor.current?.contains(event.target)
    if (!isOnBell) onClose()
  }

  return (
    <Popover.Root open onOpenChange={close}>
      <Popover.Portal>
        <Popover.Positioner anchor={anchor} sideOffset={6} align="end" collisionPadding={8} className="z-80 outline-none">
          <Popover.Popup
            finalFocus={anchor}
            className="flex max-h-(--available-height) w-[min(26rem,calc(100vw-1rem))] flex-col rounded border border-line bg-surface text-ink shadow-float focus-visible:shadow-float focus-visible:outline-none"
          >
            <div className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-2 pr-2 pl-4">
              <Popover.Title className="text-lg font-semibold">{t('title')}</Popover.Title>
              {data && data.unread > 0 ? (
                <Button variant="quiet" size="sm" busy={isPending} onClick={() => markAll()}>
                  <CheckCheck aria-hidden="true" className="size-4" />
                  {t('readAll')}
                </Button>
              ) : null}
            </div>
            <div className="min-h-0 overflow-y-auto overscroll-contain">
              <NotificationList onOpen={onClose} />
            </div>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
