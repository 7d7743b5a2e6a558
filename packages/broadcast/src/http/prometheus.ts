import type { ShowStatistics, Statistics, ViewerStatistics } from '../relay/statistics.ts';

interface Sample {
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

interface Family {
  readonly name: string;
  readonly help: string;
  readonly kind: 'gauge' | 'counter';
  readonly samples: readonly Sample[];
}

/** The statistics in the format that Prometheus reads. */
export function prometheusText({ process, connecting, recorded, shows }: Statistics): string {
  const alone = (value: number): Sample[] => [{ labels: {}, value }];
  const only = (value: number | undefined) => (value === undefined ? [] : alone(value));
  const families: Family[] = [
    family('cpu_seconds_total', 'CPU time of the video relay', alone(process.cpuSeconds), 'counter'),
    family('memory_bytes', 'Memory of the video relay', alone(process.memoryBytes)),
    family('up_seconds', 'How long the video relay runs', alone(process.upSeconds)),
    family('connecting', 'Lines that are not open yet', alone(connecting)),
    family('recorded_segments_total', 'Parts of recordings kept', only(recorded?.written), 'counter'),
    family('dropped_segments_total', 'Parts of recordings lost', only(recorded?.dropped), 'counter'),
    family('on_air', 'Whether somebody publishes', shows.map(perShow(({ isOnAir }) => Number(isOnAir)))),
    family('viewers', 'Who watches', shows.map(perShow(({ viewers }) => viewers.length))),
    family(
      'published_kbps',
      'What comes in, by layer',
      shows.flatMap(({ show, streams }) =>
        streams.map(({ kind, codec, layer, kbps }) => ({
          labels: { show, kind, codec, layer },
          value: kbps,
        })),
      ),
    ),
    ...viewerFigures.map(({ name, help, kind, of }) =>
      family(
        name,
        help,
        shows.flatMap(({ show, viewers }) =>
          viewers.map((viewer) => ({ labels: { show, viewer: viewer.viewer }, value: of(viewer) })),
        ),
        kind,
      ),
    ),
  ];
  return families
    .filter(({ samples }) => samples.length > 0)
    .map(textOf)
    .join('');
}

const viewerFigures: ReadonlyArray<{
  name: string;
  help: string;
  kind: Family['kind'];
  of(viewer: ViewerStatistics): number;
}> = [
  { name: 'viewer_kbps', help: 'What arrives at a viewer', kind: 'gauge', of: ({ kbps }) => kbps },
  { name: 'viewer_loss', help: 'Share of packets lost', kind: 'gauge', of: ({ loss }) => loss },
  { name: 'viewer_queue_ms', help: 'What waits in their line', kind: 'gauge', of: ({ queueMs }) => queueMs },
  { name: 'viewer_packets_total', help: 'Packets sent', kind: 'counter', of: ({ packets }) => packets },
  { name: 'viewer_resent_total', help: 'Packets sent again', kind: 'counter', of: ({ resent }) => resent },
  {
    name: 'viewer_switches_total',
    help: 'Changes of layer',
    kind: 'counter',
    of: ({ switches }) => switches,
  },
  {
    name: 'viewer_key_frame_requests_total',
    help: 'Key frames asked for',
    kind: 'counter',
    of: ({ keyFrameRequests }) => keyFrameRequests,
  },
];

const family = (
  name: string,
  help: string,
  samples: readonly Sample[],
  kind: Family['kind'] = 'gauge',
): Family => ({ name: `souk_video_${name}`, help, kind, samples });

const perShow =
  (value: (show: ShowStatistics) => number) =>
  (show: ShowStatistics): Sample => ({ labels: { show: show.show }, value: value(show) });

function textOf({ name, help, kind, samples }: Family): string {
  const lines = samples.map(({ labels, value }) => `${name}${labelText(labels)} ${value}`);
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`, ...lines, ''].join('\n');
}

function labelText(labels: Sample['labels']): string {
  const parts = Object.entries(labels).map(
    ([name, value]) => `${name}="${value.replace(/["\\]/g, '\\$&').replaceAll('\n', '\\n')}"`,
  );
  return parts.length > 0 ? `{${parts.join(',')}}` : '';
}
