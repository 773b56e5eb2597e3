// What a cell shows at the moment. Each cell listens to its own face only: with one list for all,
// every move would ask each of 625 cells whether it has changed.
import type { View } from './view';

export class Face {
  view: View;
  light: number;

  constructor(view: View, light: number) {
    this.view = $state.raw(view);
    this.light = $state(light);
  }
}

/** Brings the faces up to date. */
export function update(
  faces: readonly Face[],
  views: readonly View[],
  lights: readonly number[],
): void {
  for (const [cell, face] of faces.entries()) {
    if (face.view !== views[cell]) face.view = views[cell]!;
    if (face.light !== lights[cell]) face.light = lights[cell]!;
  }
}
