import type { MediaItem } from '@/lib/api/entities/media-item.schema'

/** A picture of the library. */
export function mediaItem(own: Partial<MediaItem> = {}): MediaItem {
  const { id = 1, title = 'More' } = own
  return {
    id,
    driveId: `d${id}`,
    version: 1,
    title,
    description: '',
    size: 240_000,
    path: `/media/${id}.webp`,
    newPath: `/api/v1/media/file/open/1/d${id}`,
    displayName: `${title}.jpg`,
    extension: 'webp',
    mime: 'image/webp',
    access: 'public',
    hash: `h${id}`,
    originalName: `${title}.jpg`,
    alternativePaths: {},
    default: false,
    usePublicPath: true,
    poster: null,
    kind: 'picture',
    revision: 1,
    sourceHash: null,
    picture: { id, src: `/media/${id}.webp`, srcset: '', width: 800, height: 400, alt: title, colour: null },
    original: { path: `/media/${id}-original.webp`, width: 800, height: 400 },
    width: 800,
    height: 400,
    focal: null,
    crop: null,
    alt: { hrv: title },
    decorative: false,
    folderId: null,
    tags: [],
    posterId: null,
    createdAt: '2026-11-20T10:00:00.000Z',
    updatedAt: '2026-11-20T10:00:00.000Z',
    deletedAt: null,
    ...own,
  }
}
