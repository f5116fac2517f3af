import { Icon } from '@/components/ui/icon/icon'
import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { Input } from '@/components/ui/control/input'
import { getPathname } from '@/lib/i18n/navigation'

/** A search on a page without content; works without JavaScript. */
export function SearchWords() {
  const t = useTranslations('search')
  const locale = useLocale()
  return (
    <search className="w-full max-w-md">
      <form action={getPathname({ href: '/search', locale })} className="flex gap-3">
        <Input
          type="search"
          name="q"
          required
          maxLength={200}
          aria-label={t('label')}
          placeholder={t('placeholder')}
          className="min-w-0 grow"
        />
        <Button type="submit" variant="secondary">
          <Icon name="search" className="size-5" />
          <span className="max-sm:sr-only">{t('submit')}</span>
        </Button>
      </form>
    </search>
  )
}
