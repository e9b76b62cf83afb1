import type { Fallback } from './fallback-faces.ts'

// Measured in the fonts themselves, or in fonts made to have the same widths: Arimo for Arial, Gelasio for
// Georgia, Tinos for Times New Roman. Each list begins with what the most people have who have no earlier one.

export const SANS_FALLBACKS: readonly Fallback[] = [
  {
    // Android. First because some Linux systems have both, and theirs is the closer one.
    name: 'Roboto',
    faces: [
      { local: ['Roboto', 'Roboto-Regular'], weights: '400 500', fitted: 400, width: 0.45347 },
      { local: ['Roboto Bold', 'Roboto-Bold'], weights: '600 700', fitted: 600, width: 0.45865 },
    ],
  },
  {
    // Windows, macOS, iOS, most of Linux.
    name: 'Arial',
    faces: [
      { local: ['Arial', 'ArialMT', 'Liberation Sans'], weights: '400 500', fitted: 400, width: 0.45648 },
      {
        local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
        weights: '600 700',
        fitted: 600,
        width: 0.48819,
      },
    ],
  },
  {
    name: 'DejaVu',
    faces: [
      { local: ['DejaVu Sans'], weights: '400 500', fitted: 400, width: 0.51673 },
      { local: ['DejaVu Sans Bold'], weights: '600 700', fitted: 600, width: 0.57998 },
    ],
  },
]

export const SERIF_FALLBACKS: readonly Fallback[] = [
  { name: 'Georgia', faces: [{ local: ['Georgia'], weights: '500', fitted: 500, width: 0.44338 }] },
  {
    name: 'Noto',
    faces: [{ local: ['Noto Serif', 'NotoSerif-Regular'], weights: '500', fitted: 500, width: 0.4807 }],
  },
  {
    name: 'Times',
    faces: [{ local: ['Times New Roman', 'Liberation Serif'], weights: '500', fitted: 500, width: 0.40613 }],
  },
  { name: 'DejaVu', faces: [{ local: ['DejaVu Serif'], weights: '500', fitted: 500, width: 0.51824 }] },
]
