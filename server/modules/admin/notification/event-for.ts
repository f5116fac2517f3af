import type { OfficeEvent } from '@/lib/api/v1/admin/notification.schema'
import { visibleKinds } from '@/lib/office/notifications'
import { mayRead } from '@/lib/office/roles'
import type { OfficeMessage } from './office-channel'

export type EventReader = { siteId: number; userId: number; scopes: readonly string[] }

/** The event that a message means for a reader. Null: it is of another site, beyond the reader's rights, or about what the reader did. */
export function eventFor({ siteId, userId, scopes }: EventReader, message: OfficeMessage): OfficeEvent | null {
  if (message.siteId !== siteId) return null
  switch (message.message) {
    case 'notification': {
      const { id, kind, subjectId, actorId } = message
      if (actorId === userId || !visibleKinds(scopes).includes(kind)) return null
      return { event: 'notification', id, kind, subjectId }
    }
    case 'changed':
      return mayRead(scopes, 'orders') ? { event: 'changed', subject: message.subject, id: message.id } : null
    case 'read':
      return message.userId === userId ? { event: 'read' } : null
  }
  return message satisfies never
}
