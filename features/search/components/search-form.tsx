import { Icon } from '@/components/ui/icon/icon'
import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { Input } from '@/components/ui/control/input'
import { getPathname } from '@/lib/i18n/navigation'

/** A plain GET form that works without JavaScript. */
export function SearchForm({ term }: { term: string }) {
  const t = useTranslations('search')
  const locale = useLocale()
  return (
    <search>
      <form action={getPathname({ href: '/search', locale })} className="flex max-w-2xl gap-3">
        <label htmlFor="pretraga" className="sr-only">
          {t('label')}
        </label>
        <Input
          key={term}
          id="pretraga"
          type="search"
          name="q"
          required
          maxLength={200}
          defaultValue={term}
          // Back would bring what was typed into the field last, not what the page shows.
          autoComplete="off"
          placeholder={t('placeholder')}
          enterKeyHint="search"
          className="min-w-0 grow"
        />
        <Button type="submit">
          <Icon name="search" className="size-5" />
          <span className="max-sm:sr-only">{t('submit')}</span>
        </Button>
      </form>
    </search>
  )
}
