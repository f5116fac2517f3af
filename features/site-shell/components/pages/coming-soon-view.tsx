import { getTranslations } from 'next-intl/server'
import { ClosedView } from './closed-view'

/** docs/rules/platform.md#coming-soon */
export async function ComingSoonView() {
  const t = await getTranslations('comingSoon')
  return <ClosedView title={t('title')} text={t('text')} />
}
