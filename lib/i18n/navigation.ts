import { createNavigation } from 'next-intl/navigation'
import { routing } from './routing'

/** The only module that imports next/link and next/navigation. */
export const { Link, permanentRedirect, usePathname, useRouter, getPathname } = createNavigation(routing)
export { notFound, useSearchParams } from 'next/navigation'

/** For addresses that are already localized, such as links of the CMS. */
export { default as PlainLink } from 'next/link'
export { permanentRedirect as permanentRedirectTo } from 'next/navigation'
/** The path as the address has it. `usePathname` throws where its escapes cannot be decoded, so what every page shows takes this one. */
export { usePathname as usePlainPathname } from 'next/navigation'
/** Navigates to a localized address, such as the return path after signing in. */
export { useRouter as usePlainRouter } from 'next/navigation'
