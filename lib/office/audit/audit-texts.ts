import type { AuditEntry } from '@/lib/api/v1/admin/audit.schema'
import type { AuditWords } from './audit-words'

/** An action in words; one that is no longer written keeps its code. */
export function actionText(action: string, { actions }: AuditWords): string {
  return new Map<string, string>(Object.entries(actions)).get(action) ?? action
}

type Actor = Pick<AuditEntry, 'actor' | 'actorName'> & Partial<Pick<AuditEntry, 'actorEmail'>>

/** Who it was, for people: a person with the address where names repeat, the shop, a guest, a provider. */
export function actorText({ actor, actorName, actorEmail }: Actor, { actors, codes }: AuditWords): string {
  if (actorName) return actorEmail ? `${actorName} (${actorEmail})` : actorName
  const [kind = '', id = ''] = actor.split(':')
  if (kind === 'user') return actors.gone.replace('{id}', id)
  if (kind === 'guest') return id ? actors.guest : actors.guestWithoutId
  if (kind === 'provider') return actors.provider.replace('{id}', codes[actor.replace(':', '.')] ?? id)
  if (kind === 'shop') return actors.shop
  if (actor === 'products:import') return actors.import
  return kind === 'database' ? actors.database : actor
}

/** A choice of the filter, in which all guests are one. */
export function actorChoiceText(choice: Actor, words: AuditWords): string {
  return choice.actor === 'guest' ? words.actors.guests : actorText(choice, words)
}

/** What was changed, for people: 'Narudžba 2026-14'. Its own id where it has no name, or is gone. */
export function targetText({ target, targetName }: Pick<AuditEntry, 'target' | 'targetName'>, { targets, codes }: AuditWords): string {
  const kind = target.split(':', 1)[0] ?? ''
  const word = new Map(Object.entries(targets)).get(kind)
  if (word === undefined || kind === target) return target
  return `${word} ${targetName ?? codes[target.replace(':', '.')] ?? target.slice(kind.length + 1)}`
}
