import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { Alert } from '@/components/ui/feedback/alert'

/** Settings that could not be loaded; an empty panel would say that there are none. */
export function SettingsFailed({ isFetching, onRetry }: { isFetching: boolean; onRetry: () => void }) {
  const t = useTranslations('edit.pages.settings')
  const retry = (
    <Button size="sm" variant="secondary" busy={isFetching} onClick={onRetry}>
      {t('retry')}
    </Button>
  )
  return <Alert tone="danger" role="alert" title={t('failed')} actions={retry} />
}
