export { stopTip } from './stop-tip.act.ts';
export { giveTip } from './tip.act.ts';
export { tipsNews } from './tips.news.ts';
export { showTips } from './tips.plugin.ts';
