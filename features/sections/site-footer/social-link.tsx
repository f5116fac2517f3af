import { Icon } from '@/components/ui/icon/icon'
import { useTranslations } from 'next-intl'
import { iconButtonVariants } from '@/components/ui/button/icon-button'
import { resolveHref } from '@/lib/routing/links'

/** Line icons as SVG paths in a 24 px square. */
const socialIcons = new Map([
  ['instagram', 'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4zM16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM17.5 6.5h.01'],
  ['facebook', 'M17 3h-2.5A4.5 4.5 0 0 0 10 7.5V10H7v4h3v7h4v-7h3l1-4h-4V7.5a.7.7 0 0 1 .7-.5H17z'],
  [
    'youtube',
    'M21.6 7.6a2.7 2.7 0 0 0-1.9-2C18 5.2 12 5.2 12 5.2s-6 0-7.7.4a2.7 2.7 0 0 0-1.9 2A28 28 0 0 0 2 12a28 28 0 0 0 .4 4.4 2.7 2.7 0 0 0 1.9 2c1.7.4 7.7.4 7.7.4s6 0 7.7-.4a2.7 2.7 0 0 0 1.9-2A28 28 0 0 0 22 12a28 28 0 0 0-.4-4.4zM10 15.1V8.9l5.2 3.1z',
  ],
  ['tiktok', 'M14 3v11.5a3.75 3.75 0 1 1-3.75-3.75M14 3c.3 2.9 2.2 4.8 5 5'],
  [
    'linkedin',
    'M7 10v8M7 6.2v.1M11.5 18v-8M11.5 13.5a3 3 0 0 1 6 0V18M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z',
  ],
])

type SocialLinkProps = { logo: string; title: string; link: string }

/** A link to a social profile; an unknown network gets a generic link icon. */
export function SocialLink({ logo, title, link }: SocialLinkProps) {
  const t = useTranslations('shell')
  const path = socialIcons.get(logo.toLowerCase())
  return (
    <a
      href={resolveHref(link).href}
      target="_blank"
      rel="noopener"
      aria-label={`${title} (${t('newTab')})`}
      className={iconButtonVariants({ variant: 'inverse' })}
    >
      {path ? (
        <svg
          viewBox="0 0 24 24"
          aria-hidden="true"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d={path} />
        </svg>
      ) : (
        <Icon name="link-2" />
      )}
    </a>
  )
}
