import { createNavigation } from 'next-intl/navigation'
import { routing } from './routing'

/** The only way to link and to navigate; the rest of the code imports neither next/link nor next/navigation. */
export const { Link, permanentRedirect, usePathname, useRouter, getPathname } = createNavigation(routing)
export { notFound, useSearchParams } from 'next/navigation'

/** For an address that is final already, in its language: what a merchant wrote in the CMS. Everything else is a Link, or a redirect. */
export { default as PlainLink } from 'next/link'
export { permanentRedirect as permanentRedirectTo } from 'next/navigation'
/** To go to such an address from code: the page somebody came from. */
export { useRouter as usePlainRouter } from 'next/navigation'
