import { useTranslations } from 'next-intl'

/** The name of an actor for people: a colleague's, the shop's, a provider's. */
export function useActorName() {
  const t = useTranslations('admin.audit')
  return (actor: string, name: string | null): string => {
    if (name) return name
    const [kind = '', id = ''] = actor.split(':')
    if (kind === 'user') return t('gone', { id })
    if (kind === 'provider') return `${t('provider')} (${id})`
    return actor === 'shop' ? t('shop') : actor
  }
}
