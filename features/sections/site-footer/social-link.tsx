import { Link2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { iconButtonVariants } from '@/components/ui/button/icon-button'
import { resolveHref } from '@/lib/routing/links'
import { socialIcons } from './social-signs'

type SocialLinkProps = { logo: string; title: string; link: string }

/** Another house of ours, by its sign; one that we have no sign for has a plain link's. */
export function SocialLink({ logo, title, link }: SocialLinkProps) {
  const t = useTranslations('shell')
  const path = socialIcons.get(logo.toLowerCase())
  return (
    <a
      href={resolveHref(link).href}
      target="_blank"
      rel="noopener"
      aria-label={`${title} (${t('newTab')})`}
      className={iconButtonVariants({ variant: 'night' })}
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
        <Link2 aria-hidden="true" />
      )}
    </a>
  )
}
