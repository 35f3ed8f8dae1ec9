mod split;
