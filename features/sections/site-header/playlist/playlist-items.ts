import type { Picture } from '@/lib/api/entities/media.schema'

/** A video of the playlist. `thumbnail` is null without a picture. */
export type PlaylistItem = { id: string; title: string; videoId: string; duration: string; thumbnail: string | null }

type StoredItem = { id: string; title: string; videoId: string; durationSeconds: number; image: Picture | null }

/** The videos that can be played, with no more than the list shows: every page carries them. */
export function playlistItems(stored: readonly StoredItem[]): PlaylistItem[] {
  return stored
    .filter(({ title, videoId }) => title !== '' && videoId !== '')
    .map(({ id, title, videoId, durationSeconds, image }) => ({
      id,
      title,
      videoId,
      duration: formatDuration(durationSeconds),
      thumbnail: image && smallestOf(image),
    }))
}

/** `42:18`, above an hour `1:02:18`; nothing for an unknown length. */
export function formatDuration(seconds: number): string {
  if (seconds <= 0) return ''
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, Math.floor(seconds) % 60]
  const pad = (value: number) => String(value).padStart(2, '0')
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(rest)}` : `${minutes}:${pad(rest)}`
}

/** The first candidate of a `srcset` is the narrowest. */
function smallestOf({ src, srcset }: Picture): string {
  return srcset.trim().split(/\s+/)[0] || src
}
