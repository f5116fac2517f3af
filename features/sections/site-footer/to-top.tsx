import { ArrowUp } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { iconButtonVariants } from '@/components/ui/button/icon-button'
import { cn } from '@/lib/cn'

/** A fragment that nothing has is the top of the page; the browser needs no script for it. */
export function ToTop() {
  const t = useTranslations('shell')
  return (
    <a
      href="#top"
      aria-label={t('toTop')}
      className={cn(iconButtonVariants({ variant: 'night' }), 'ml-auto ring-1 ring-night-line ring-inset')}
    >
      <ArrowUp aria-hidden="true" />
    </a>
  )
}
