export { recordingSettings } from './recording-settings.plugin.ts';
