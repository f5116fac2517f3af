import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Link } from '@/lib/i18n/navigation'
import { LogoMark } from '@/features/sections/components/logo-mark'

/** The sign over the door. */
export function HomeLink({ name, children }: { name: string; children: ReactNode }) {
  const t = useTranslations('shell')
  return (
    <Link
      href="/"
      aria-label={t('home', { site: name })}
      className="-ml-1 flex min-h-11 shrink-0 origin-left items-center gap-2.5 rounded px-1 font-display text-xl font-semibold tracking-normal text-ink transition-[scale] in-data-scrolled:scale-94 max-[22rem]:text-lg lg:text-2xl"
    >
      <LogoMark className="size-8 text-action max-[22rem]:hidden lg:size-9" />
      {children}
    </Link>
  )
}
