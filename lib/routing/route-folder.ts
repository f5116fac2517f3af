import { paths } from './paths'

const folders = Object.keys(paths).map((folder) => ({ folder, parts: folder.split('/').filter(Boolean) }))

/** The folder of the app that renders a path; one without a parameter goes first. */
export function folderOf(segments: readonly string[]): string | undefined {
  const matching = folders.filter(
    ({ parts }) => parts.length === segments.length && parts.every((part, index) => part.startsWith('[') || part === segments[index]),
  )
  return (matching.find(({ folder }) => !folder.includes('[')) ?? matching[0])?.folder
}

/**
 * Whether a route (language first) is below the office and has no screen. The page renders behind the sign-in, after the status was sent, so proxy.ts must answer 404
 * (docs/rules/administration.md#unknown-screen).
 */
export function isMissingScreen(route: string): boolean {
  const [, , ...segments] = route.split('/')
  return segments[0] === 'admin' && folderOf(segments) === undefined
}
