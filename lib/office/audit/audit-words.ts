import type { OfficeLanguage } from '@/lib/office/office-language'
import type { AuditAction } from './audit-actions'

/** The words of the audit log in one language of the office, for its screen and its file. Names with `{id}` have a place for it. */
export type AuditWords = {
  language: OfficeLanguage
  actions: Record<AuditAction, string>
  /** By the kind of a target: 'order' of 'order:14'. */
  targets: Record<string, string>
  /** By the name of a field; one without a word shows its name. */
  fields: Record<string, string>
  /** Of fields that hold one of a few values. */
  values: Record<string, string>
  /** Of other codes, by the field or the kind of target that holds them: 'queue.mail'. */
  codes: Readonly<Record<string, string>>
  /** Of `true` and `false`. */
  yes: string
  no: string
  actors: {
    shop: string
    guest: string
    guestWithoutId: string
    guests: string
    import: string
    database: string
    provider: string
    gone: string
  }
  columns: Record<
    'at' | 'who' | 'what' | 'target' | 'changes' | 'actor' | 'action' | 'targetCode' | 'before' | 'after' | 'detail' | 'request',
    string
  >
}
