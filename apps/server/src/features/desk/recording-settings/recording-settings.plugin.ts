import { recordingSettings as answer, recordingRules } from '@souk/shared/settings/recordings.ts';
import type { Feature } from '../../../platform/http/http-server.ts';
import { changeRecordingSettings, getRecordingSettings } from './recording-settings.service.ts';

const tags = ['Administration'];

/** How long shows are kept: support reads, admins change. */
export const recordingSettings: Feature = async (app) => {
  app.get(
    '/admin/recordings',
    {
      config: { access: 'support' },
      schema: {
        operationId: 'getRecordingSettings',
        tags,
        summary: 'Whether shows are recorded, for how long that is kept, and what it takes in the store',
        response: { 200: answer },
      },
    },
    ({ ctx }) => getRecordingSettings(ctx.db),
  );

  app.put(
    '/admin/recordings',
    {
      config: { access: 'admin', speaks: false },
      schema: {
        operationId: 'changeRecordingSettings',
        tags,
        summary: 'Change it; what is older by then is deleted within a quarter of an hour',
        body: recordingRules.strict(),
        response: { 200: answer },
      },
    },
    ({ userCtx, body }) => changeRecordingSettings(userCtx, body),
  );
};
