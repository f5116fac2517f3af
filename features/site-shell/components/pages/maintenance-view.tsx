import { getTranslations } from 'next-intl/server'
import { ClosedView } from './closed-view'

/** docs/rules/platform.md#maintenance-mode */
export async function MaintenanceView() {
  const t = await getTranslations('maintenance')
  return <ClosedView title={t('title')} text={t('text')} />
}
