/** Stands in for `lib/i18n/navigation` without a router: plain links, at the path '/'. */
export const Link = 'a'
export const PlainLink = 'a'
export const useRouter = () => ({})
export const usePathname = () => '/'
export const usePlainPathname = () => '/'
export const useSearchParams = () => new URLSearchParams(window.location.search)
